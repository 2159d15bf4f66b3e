"""The mean of the weights of two readers that began from the same weights: python average.py ONE.pt OTHER.pt --out reader.pt. It errs less at random than either."""
import argparse

from train import load, save


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('one')
    parse.add_argument('other')
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    both, other = load(args.one), load(args.other).state_dict()
    both.load_state_dict({name: (value + other[name]) / 2 for name, value in both.state_dict().items()})
    save(both, args.out)


if __name__ == '__main__':
    main()
