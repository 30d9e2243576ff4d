#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12), a static file with `add_header X-Seen "status $status" always`, so as to give failures other headers.
#
# Expected: each answer has the field once, with the answer's own status.
# Seen: 206 has it once but says 200, and 416 (a range behind the file's end) has it twice, of the 200 that it was to be and of the
# 416. The header filter runs before the range filter has decided and, for 416, again for the page of the error. So a map by $status
# cannot keep `Cache-Control: immutable` off a 416; only `max_ranges 0` does.
# Output seen: the three lines at the end. Exits 1 if that changes. Needs: Debian's apt-get (download only, nothing is installed), curl.
set -euo pipefail
dir=$(mktemp -d); pid=; trap '[ -z "$pid" ] || kill "$pid"; rm -rf "$dir"' EXIT; cd "$dir"; chmod 755 .
apt-get download -qq nginx >/dev/null 2>&1; dpkg -x nginx_*.deb root
mkdir site; echo hello > site/a.js; port=$(( 20000 + RANDOM % 12000 ))
{
  echo "daemon off; pid $dir/pid; error_log stderr; events {}"
  echo "http { access_log off;"
  for use in client_body proxy fastcgi uwsgi scgi; do echo "${use}_temp_path $dir/$use;"; done
  echo "server { listen 127.0.0.1:$port; root $dir/site; add_header X-Seen \"status \$status\" always; } }"
} > nginx.conf
root/usr/sbin/nginx -v
root/usr/sbin/nginx -c "$dir/nginx.conf" & pid=$!
for _ in $(seq 50); do curl -sf -o /dev/null "http://127.0.0.1:$port/a.js" && break; sleep 0.1; done
ask() { curl -s -o /dev/null -D - "$@" "http://127.0.0.1:$port/a.js" | tr -d '\r' | awk '/^HTTP/{s=$2} /^X-Seen/{sub(/^X-Seen: /,"");s=s" | "$0} END{print s}'; }
seen=$(ask; ask -H 'Range: bytes=0-1'; ask -H 'Range: bytes=99-')
echo "$seen"
[ "$seen" = "200 | status 200
206 | status 200
416 | status 200 | status 416" ]
