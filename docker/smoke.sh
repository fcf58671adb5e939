#!/bin/bash
# Builds the image and checks that it becomes ready with PostgreSQL, serves the home page, doesn't run as root, contains
# no development files and stops on SIGTERM.
# usage: docker/smoke.sh [BASE]; further `docker build` options, such as --network host, go into BUILD_OPTIONS
set -euo pipefail
cd "$(dirname "$0")/.."
base=${1:-node:26.10.0-bookworm-slim}
name=longreturn-smoke-$$ image=longreturn:smoke-$$ work=$(mktemp -d)
export DOCKER_BUILDKIT=${DOCKER_BUILDKIT:-0}

clean_up() {
  docker rm --force --volumes "$name-site" "$name-database" >/dev/null 2>&1 || true
  docker network rm "$name" >/dev/null 2>&1 || true
  docker image rm "$image" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean_up EXIT

fail() {
  docker logs --tail 30 "$name-site" >&2 2>/dev/null || true
  echo "FAILED: $1" >&2
  exit 1
}

# Runs a command every quarter of a second until it succeeds or the given number of seconds has passed.
within() {
  local seconds=$1 end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || fail "no success within $seconds s: $*"
    sleep 0.25
  done
}

begun=$SECONDS
# shellcheck disable=SC2086 # several options
docker build ${BUILD_OPTIONS:-} --build-arg BASE="$base" --tag "$image" --file docker/Dockerfile . >"$work/build.log" 2>&1 || {
  tail -40 "$work/build.log" >&2
  fail 'the image does not build'
}
echo "built in $((SECONDS - begun)) s from $base"

password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
docker network create "$name" >/dev/null
docker run --detach --name "$name-database" --network "$name" \
  --env POSTGRES_USER=longreturn --env POSTGRES_PASSWORD="$password" --env POSTGRES_DB=longreturn postgres:17-alpine >/dev/null
within 60 docker exec "$name-database" pg_isready --host=127.0.0.1 --username=longreturn

begun=$SECONDS
docker run --detach --name "$name-site" --network "$name" --publish 127.0.0.1::3000 --env SEED=sample \
  --env DATABASE_URL="postgres://longreturn:$password@$name-database:5432/longreturn" "$image" >/dev/null
site=http://$(docker port "$name-site" 3000/tcp | head -n 1)
within 60 curl --fail --silent "$site/readyz"
echo "/readyz returns 200 after $((SECONDS - begun)) s, with a new database"

answer=$(curl --silent --show-error --output "$work/home.html" --write-out '%{http_code} %{content_type}' "$site/")
[[ $answer == '200 text/html'* ]] || fail "/ returns $answer"
grep --quiet --ignore-case '</html>' "$work/home.html" || fail '/ is not a complete page'
echo "/ returns $answer, $(wc -c <"$work/home.html") bytes"

user=$(docker exec "$name-site" node --print 'process.getuid()')
[ "$user" != 0 ] || fail 'the site runs as root'
docker exec "$name-site" node --eval 'fs.writeFileSync(`${process.env.DATA_DIR}/probe`, "")' || fail 'DATA_DIR is not writable'
! docker exec "$name-site" test -w /site || fail 'the program can overwrite itself'
extra=$(docker exec "$name-site" find /site '(' -name 'typescript@*' -o -name 'vite*@*' -o -name 'playwright*' -o -name '*.test.ts' ')')
[ -z "$extra" ] || fail "the image contains development files: $(head -n 5 <<<"$extra")"
echo "runs as user $user, can write to DATA_DIR but not to its own folder"

is_healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$name-site")" = healthy ]; }
within 60 is_healthy
echo 'its health check passes'

begun=$(date +%s%N)
docker stop --time 10 "$name-site" >/dev/null
took=$((($(date +%s%N) - begun) / 1000000)) code=$(docker inspect --format '{{.State.ExitCode}}' "$name-site")
[ "$code" = 0 ] || fail "SIGTERM stops it with code $code after $took ms"
echo "SIGTERM stops it with code 0 in $took ms"

size() { docker image inspect --format '{{.Size}}' "$1"; }
echo "image: $(($(size "$image") / 1000000)) MB, including $(($(size "$base") / 1000000)) MB of the base image $base"
