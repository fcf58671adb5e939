#!/bin/bash
# Builds the base image when no image registry is available: a minimal Debian 12, the Node of node_modules, and this
# machine's npm and trusted certificates (so that the build trusts a proxy that this machine trusts).
# usage: docker/local-base.sh TAG. It needs root, debootstrap, a running Docker engine and the packages in node_modules.
set -euo pipefail
tag=${1:?usage: local-base.sh TAG}
here=$(cd "$(dirname "$0")" && pwd)
node=$here/../node_modules/node/bin/node
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")") # the folder npm, which contains bin/npm-cli.js

[ -x "$node" ] || { echo "No Node in node_modules: install the packages first." >&2; exit 1; }
[ -f "$npm/bin/npm-cli.js" ] || { echo "No npm at $npm." >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "debootstrap is missing." >&2; exit 1; }

work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
root=$work/root
debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 bookworm "$root" >"$work/log" || {
  tail -20 "$work/log" >&2
  exit 1
}
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/var/log/* "$root"/usr/share/{doc,man,info,locale}

install -D -m 755 "$node" "$root/usr/local/bin/node"
install -d "$root/usr/local/lib/node_modules"
cp -RL "$npm" "$root/usr/local/lib/node_modules/npm"
for command in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$command-cli.js" "$root/usr/local/bin/$command"
done
bundle=${SSL_CERT_FILE:-${NODE_EXTRA_CA_CERTS:-}}
[ -z "$bundle" ] || install -m 644 "$bundle" "$root/etc/ssl/certs/ca-certificates.crt"

tar -C "$root" --numeric-owner -c . | docker import --change 'CMD ["node"]' - "$tag" >/dev/null
docker image inspect --format '{{index .RepoTags 0}}: {{.Size}} bytes' "$tag"
