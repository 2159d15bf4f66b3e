#!/usr/bin/env bash
# Two readers from nothing, each without one half of the families of the generator, on the shards that run.sh has left: bash train/reader/families.sh, after it and on the same machine.
# `npm run train:families` measures them. $OUT/0 and $OUT/1 hold what it wants of them, but for the mix.
set -euo pipefail
cd "$(dirname "$0")"
home=$(realpath ../../.training) kit=$home/kit run=$home/run
out=${OUT:-$home/out}
python=${PYTHON:-python3}
export READER_FEATURES=60 READER_RECOGNISED=24-46 PYTHONUNBUFFERED=1
halves=(
  'invoice receipt delivery_note bank_statement payslip letter income_statement id_document'
  'credit_note order quote trade_confirmation contract form resume utility_bill'
)
learn() {
  # shellcheck disable=SC2086
  "$python" train.py --shards "$run/shards/*.shard" --phrases "$kit/phrases.bin" --left-out ${halves[$1]} --dim 224 --heads 7 --seconds "${ALL:-400}" \
    --measure "$kit/held-out.shard" --looks 1 --forget 2 --seed "210$1" --name "without$1" --out "$run" > "$out/families$1.txt" 2>&1
  mkdir -p "$out/$1"
  "$python" export.py "$run/without$1.pt" --folder "$out/$1" >> "$out/families$1.txt" 2>&1 || cp "$run/without$1.pt"* "$out/$1/"
}
mkdir -p "$out"
learn 0 & learn 1 &
wait
tail -n 3 "$out"/families?.txt
