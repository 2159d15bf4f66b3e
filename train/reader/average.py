"""The mean of the weights of two moments of one training: python average.py EARLIER.pt LATER.pt --out reader.pt. The earlier one invents less, the later one knows more of lists."""
import argparse

from train import load, save


def main():
    parse = argparse.ArgumentParser()
    parse.add_argument('earlier')
    parse.add_argument('later')
    parse.add_argument('--out', required=True)
    args = parse.parse_args()
    both, other = load(args.earlier), load(args.later).state_dict()
    both.load_state_dict({name: (value + other[name]) / 2 for name, value in both.state_dict().items()})
    save(both, args.out)


if __name__ == '__main__':
    main()
