#!/bin/sh
# Updates a copy of a composed site (the folder of static files that `federation publish` writes), on this
# machine or on another one that rsync reaches by ssh:
#   deploy/mirror.sh site www@host.municipio.example:/srv/www/ia-para-todos
# An interrupted run leaves a consistent copy, and the next run completes it. Run it once at a time for each
# copy. Needs rsync 3.1.
set -eu
site=${1:?The site is missing. Usage: deploy/mirror.sh <site> <to>}
to=${2:?The target is missing. Usage: deploy/mirror.sh <site> <to>}
[ -f "$site/registry.json" ] || { echo "$site is not a composed site: registry.json is missing. Name the folder that publish writes." >&2; exit 1; }

command -v rsync >/dev/null || { echo "rsync is not installed. Install it (Debian: apt-get install rsync)." >&2; exit 1; }

# Excludes dot files: temporary files, or files of the machine (.well-known).
copy() {
	rsync -rlt --exclude='/.*' --exclude='/*/.*' --exclude='/*/releases/.*' --exclude='/packages/**/.*' \
		--exclude='/*.part' --exclude='/*/*.part' "$@"
}
# Immutable files: versions of apps, their release records, and packages.
immutable='/*/[0-9]*/ /*/releases/ /packages/@*/*/-/'

snapshot=$(mktemp -d)
trap 'rm -rf "$snapshot"' EXIT
chmod 755 "$snapshot"

# Snapshot of the mutable files: every file that they reference is in the site already. The next run copies
# later changes.
copy $(for folder in $immutable; do echo "--exclude=$folder"; done) "$site/" "$snapshot/"

# 1. Immutable files, which nothing in the copy references yet. Deletes nothing.
copy $(for folder in $immutable; do echo "--include=$folder --include=$folder**"; done) \
	--include='/*/' --include='/packages/@*/' --include='/packages/@*/*/' --exclude='*' --prune-empty-dirs "$site/" "$to/"
# 2. The files that reference them; the page and the registry last.
# --checksum, because two registries may have the same size and the same modification time in seconds.
copy --checksum --delay-updates --exclude='/index.html*' --exclude='/registry.json*' "$snapshot/" "$to/"
copy --checksum --delay-updates "$snapshot/" "$to/"
# 3. Deletes files that are no longer in the site. This copies nothing.
copy --delete --existing --ignore-existing "$site/" "$to/"
