#!/usr/bin/env bash
# A piece of the training of two readers from nothing that each have not seen one half of the families of the generator: bash train/reader/families.sh, again and again until it says that all is done.
# It wants .training/kit.tar.xz of prepare.sh, and begins from .training/back/without{0,1}.pt where they lie. `npm run train:families` measures what comes back: $OUT/0 and $OUT/1 hold what it wants of them, but for the mix.
set -euo pipefail
cd "$(dirname "$0")"
began=$SECONDS
piece=${PIECE:-565}     # seconds of this call
all=${ALL:-500}         # of each training, over all calls
reserve=${RESERVE:-50}  # of a call, for its exports
source make-shards.sh
halves=(
  'invoice receipt delivery_note bank_statement payslip letter income_statement id_document'
  'credit_note order quote trade_confirmation contract form resume utility_bill'
)
begun() {
  [ ! -e "$home/back/without$1.pt" ] || echo "--begin $home/back/without$1.pt"
}
learn() {
  # shellcheck disable=SC2046,SC2086
  "$python" train.py --shards "$run/shards/*.shard" --phrases "$kit/phrases.bin" --left-out ${halves[$1]} --dim 224 --heads 7 --seconds "$all" \
    --piece $((piece - reserve - (SECONDS - began))) --state "$run/without$1.state" --every 90 \
    --measure "$kit/held-out.shard" --looks 4 --forget 2 --unsaid 0.5 --seed "210$1" --name "without$1" --out "$run" $(begun "$1") ${MORE:-} >> "$out/families$1.txt" 2>&1
  mkdir -p "$out/$1"
  "$python" export.py "$run/without$1.pt" --folder "$out/$1" > "$out/$1/export.txt" 2>&1
}
has_ended() {
  grep -q '"ended": true' "$run/without$1.json" 2> /dev/null
}
learn 0 & first=$!
learn 1 & second=$!
wait "$first" || echo "the first failed, see its log"
wait "$second" || echo "the second failed, see its log"
for each in $makers; do kill -- "-$each" 2> /dev/null || true; done
cat "$out"/families?.txt
has_ended 0 && has_ended 1 && echo "all is done"
