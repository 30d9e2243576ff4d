#!/usr/bin/env bash
# Django 3.2.25 (Debian 12), ConditionalGetMiddleware ("Add an ETag header if needed"), and answers with `Cache-Control: no-store`.
#
# Expected: an ETag, and 304 for a client that sends it: no-store forbids storing by caches (RFC 9111, 5.2.2.5), not the tag.
# Seen: no ETag where `no-store` is set by the view or by a middleware behind ConditionalGetMiddleware; no word of it in the log. With
# the middleware that sets `no-store` before it in MIDDLEWARE, which runs after it on the way out, the ETag and the 304 come.
# Output seen: the lines at the end. Exits 1 if that changes. Needs: Debian's apt-get (download only, nothing is installed), python3.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"; chmod 755 .
for package in python3-django python3-asgiref python3-sqlparse python3-tz; do
  apt-get download -qq $package > /dev/null 2>&1; dpkg -x ${package}_*.deb root
done
cat > ask.py <<'PY'
import sys
import types
from django.conf import settings

def no_store(get_response):
    def middleware(request):
        response = get_response(request)
        response["Cache-Control"] = "no-store"
        return response
    return middleware

sys.modules["mine"] = types.SimpleNamespace(no_store=no_store)
names = ["mine.no_store", "django.middleware.http.ConditionalGetMiddleware"]
settings.configure(SECRET_KEY="x", ROOT_URLCONF=__name__, ALLOWED_HOSTS=["*"],
                   MIDDLEWARE=names if sys.argv[1] == "before" else names[::-1])
import django
django.setup()
from django.http import JsonResponse
from django.test import Client
from django.urls import path
urlpatterns = [path("x", lambda request: JsonResponse({"matches": []}))]
first = Client().get("/x")
again = Client().get("/x", HTTP_IF_NONE_MATCH=first.get("ETag", '"none"'))
print(django.__version__, "no-store", sys.argv[1], "it: ETag" if "ETag" in first else "it: no ETag", again.status_code)
PY
seen=$(for order in before behind; do PYTHONPATH=root/usr/lib/python3/dist-packages /usr/bin/python3 ask.py $order; done)
echo "$seen"
[ "$seen" = "3.2.25 no-store before it: ETag 304
3.2.25 no-store behind it: no ETag 200" ]
