# For run.sh and families.sh, which source it: unpacks the kit and starts producers of shards. Producer I of N makes shards I, I + N, ...; a shard has its name when it is whole.
home=$(realpath ../../.training) kit=$home/kit run=$home/run
out=${OUT:-$home/out}
producers=${PRODUCERS:-6} documents=${DOCUMENTS:-100}
python=${PYTHON:-python3}
export READER_FEATURES=60 READER_RECOGNISED=24-46 PYTHONUNBUFFERED=1
mkdir -p "$run/shards" "$out"
[ -e "$kit/produce.mjs" ] || "$python" -m tarfile -e "$home/kit.tar.xz" "$kit"

produce() {
  local at=$1 shard
  while :; do
    shard=$run/shards/$at.shard
    if [ ! -e "$shard" ]; then
      nice "$kit/node" "$kit/produce.mjs" --seed $((${SEED:-30000000} + at * documents)) --documents "$documents" --labels "$kit/prepared" --out "$shard.part" >> "$run/produce.log"
      mv "$shard.part" "$shard"
    fi
    at=$((at + producers))
  done
}

set -m # each of these is a group of processes, which ends as one
trap 'for each in $(jobs -p); do kill -- "-$each" 2> /dev/null || true; done' EXIT
for ((i = 0; i < producers; i++)); do produce "$i" & done
makers=$(jobs -p)
has_shards() { compgen -G "$run/shards/*.shard" > /dev/null; }
for ((i = 0; i < 60; i++)); do has_shards || sleep 1; done
has_shards || { echo "no producer made a shard in a minute"; exit 1; }
