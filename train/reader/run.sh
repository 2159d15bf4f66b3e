#!/usr/bin/env bash
# A piece of the next training on a machine with a GPU: bash train/reader/run.sh, again and again until it says that all is done.
# It wants .training/kit.tar.xz of prepare.sh, goes on from .training/run as long as that is there, else from .training/back/{a,b}.pt where an earlier
# machine's are laid, else from what ships. $OUT holds at any moment, from the third minute on, seven files of less than 16 MiB: the mean as it would
# ship, both trainings as they can be gone on from, and a log.
set -euo pipefail
cd "$(dirname "$0")"
began=$SECONDS
piece=${PIECE:-565}       # seconds of this call
all=${ALL:-1200}          # of each training, over all calls
reserve=${RESERVE:-70}    # of a call, for the last look, the mean and its export
every=${EVERY:-90}
source make-shards.sh
read -ra measured <<< "${MEASURED:-$kit/held-out.shard $kit/kinds.shard $kit/invoices-given.shard}"
[ -e "$run/shipped.pt" ] || "$python" import_shipped.py ../../models/reader --out "$run/shipped.pt"

begin() {
  [ -e "$home/back/$1.pt" ] && echo "$home/back/$1.pt" || echo "$run/shipped.pt"
}

learn() {
  local name=$1
  shift
  "$python" train.py --shards "$run/shards/*.shard" --phrases "$kit/phrases.bin" --real "$kit/real-train.shard" --real-share 0.06 --fold 0 --measure "${measured[@]}" \
    --dim 224 --heads 7 --rate 5e-4 --seconds "$all" --piece $((piece - reserve - (SECONDS - began))) --state "$run/$name.state" --every "$every" \
    --begin "$(begin "$name")" --name "$name" --out "$run" "$@" ${MORE:-} >> "$run/$name.log" 2>&1
}

has_ended() {
  grep -q '"ended": true' "$run/$1.json" 2> /dev/null
}

# What comes back is put in its place whole, since the machine may be taken at any moment.
bring() {
  if [ -e "$run/a.pt" ] && [ -e "$run/b.pt" ]; then
    mkdir -p "$run/bring"
    "$python" average.py "$run/a.pt" "$run/b.pt" --out "$run/mean.pt"
    "$python" export.py "$run/mean.pt" --folder "$run/bring"
    cp "$run"/[ab].pt "$run"/[ab].pt.table "$run/bring/"
    mv "$run"/bring/* "$out/"
  fi >> "$run/bring.log" 2>&1
  tail -n 100 "$run"/{a,b,produce,bring}.log > "$out/log.txt" 2> /dev/null || true
}

has_ended a || learn a --seed 2001 --forget 2 --unsaid 0.5 & a=$!
has_ended b || learn b --seed 2002 --forget 1.5 --unsaid 0.5 & b=$!
(while sleep "$every"; do bring; done) & bringer=$!
wait "$a" || echo "a failed, see its log"
wait "$b" || echo "b failed, see its log"
for each in $makers $bringer; do kill -- "-$each" 2> /dev/null || true; done
bring
if has_ended a && has_ended b; then
  "$python" measured.py "$run"/{shipped,a,b,mean}.pt --measure "${measured[@]}" --fold 0 | tee "$out/measured.txt"
  echo "all is done"
else
  echo "to be gone on with: $(tail -qn 1 "$run"/[ab].log)"
fi
ls -l "$out"
