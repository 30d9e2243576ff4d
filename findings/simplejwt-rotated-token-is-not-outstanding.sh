#!/usr/bin/env bash
# djangorestframework-simplejwt 5.2.2 (Debian 12's python3-djangorestframework-simplejwt 5.2.2-1), Django 3.2, with its token_blacklist app.
#
# Expected: the refresh token that a rotation gives is an outstanding token, as BlacklistMixin's own text says: tokens "will insert themselves
# into an outstanding token list". So blacklisting a person's outstanding tokens (a new password, "sign out everywhere") ends their sessions.
# Seen: only the token of signing in is listed. The rotated one is in no list, and renews on after all outstanding tokens were blacklisted.
# A backend that rotates needs an id of the session in its tokens, checked at each renewal, or must list the rotated token itself.
# Output seen: "outstanding of the person: 1", "rotated is listed: False", "renewal after blacklisting all: access, refresh". Exits 1 if that changes.
# Needs: Debian's apt-get (download only, nothing is installed), python3 of the same release.
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"; chmod 755 .
apt-get download -qq python3-djangorestframework-simplejwt=5.2.2-1 python3-djangorestframework python3-django python3-jwt python3-asgiref python3-sqlparse python3-tz >/dev/null 2>&1
for f in *.deb; do dpkg -x "$f" root; done
cat > t.py <<'PY'
import django, jwt
from django.conf import settings
settings.configure(SECRET_KEY="k" * 40, USE_TZ=True, DEFAULT_AUTO_FIELD="django.db.models.AutoField",
                   DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
                   INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "rest_framework_simplejwt.token_blacklist"],
                   SIMPLE_JWT={"ROTATE_REFRESH_TOKENS": True, "BLACKLIST_AFTER_ROTATION": True})
django.setup()
from django.contrib.auth.models import User
from django.core.management import call_command
from rest_framework_simplejwt.serializers import TokenRefreshSerializer
from rest_framework_simplejwt.token_blacklist.models import BlacklistedToken, OutstandingToken
from rest_framework_simplejwt.tokens import RefreshToken
call_command("migrate", verbosity=0)
def renew(token):  # what TokenRefreshView does
    serializer = TokenRefreshSerializer(data={"refresh": token})
    serializer.is_valid(raise_exception=True)
    return serializer.validated_data
jana = User.objects.create_user("jana")
rotated = renew(str(RefreshToken.for_user(jana)))["refresh"]
jti = jwt.decode(rotated, options={"verify_signature": False})["jti"]
print("outstanding of the person:", OutstandingToken.objects.filter(user=jana).count())
print("rotated is listed:", OutstandingToken.objects.filter(jti=jti).exists())
for token in OutstandingToken.objects.filter(user=jana):
    BlacklistedToken.objects.get_or_create(token=token)
print("renewal after blacklisting all:", ", ".join(sorted(renew(rotated))))
PY
dpkg-deb -f python3-djangorestframework-simplejwt_*.deb Version | sed 's/^/simplejwt /'
PYTHONPATH="$dir/root/usr/lib/python3/dist-packages" /usr/bin/python3 -W ignore t.py | tee seen
diff seen - <<'EXP'
outstanding of the person: 1
rotated is listed: False
renewal after blacklisting all: access, refresh
EXP
