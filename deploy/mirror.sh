#!/bin/sh
# Brings a copy of a composed site up to date, on this machine or on another one that rsync reaches by ssh:
#   deploy/mirror.sh site www@host.municipio.example:/srv/www/ia-para-todos
# Wherever it is cut off, the copy is whole, and the next run goes on. One run at a time for each copy. Needs rsync 3.1.
set -eu
site=${1:?Say what to copy: deploy/mirror.sh <site> <to>}
to=${2:?Say where to: deploy/mirror.sh <site> <to>}
[ -f "$site/registry.json" ] || { echo "$site is no composed site: registry.json is missing." >&2; exit 1; }

# What begins with a dot is in the making, or belongs to the machine (.well-known).
copy() {
	rsync -rlt --exclude='/.*' --exclude='/*/.*' --exclude='/*/releases/.*' --exclude='/packages/**/.*' \
		--exclude='/*.part' --exclude='/*/*.part' "$@"
}
# Versions of apps, what is said of them, and packages: what once is there never changes.
kept='/*/[0-9]*/ /*/releases/ /packages/@*/*/-/'

shown=$(mktemp -d)
trap 'rm -rf "$shown"' EXIT
chmod 755 "$shown"

# What is shown at this moment, set aside: all that it names is in the site already. What is published from here on is
# for the next run.
copy $(for folder in $kept; do echo "--exclude=$folder"; done) "$site/" "$shown/"

# First what nothing leads to yet, whole. Nothing is taken away.
copy $(for folder in $kept; do echo "--include=$folder --include=$folder**"; done) \
	--include='/*/' --include='/packages/@*/' --include='/packages/@*/*/' --exclude='*' --prune-empty-dirs "$site/" "$to/"
# Then what leads to it; the page and the registry at the end.
# By its bytes: a registry may be of the same length and of the same second as the one before.
copy --checksum --delay-updates --exclude='/index.html*' --exclude='/registry.json*' "$shown/" "$to/"
copy --checksum --delay-updates "$shown/" "$to/"
# At last what is not in the site any more. This copies nothing.
copy --delete --existing --ignore-existing "$site/" "$to/"
