// typesafe-i18n resolves no '@/' and looks for this import.
import type { BaseTranslation } from '../i18n-types';
import { account } from './account.js';
import { chat } from './chat.js';
import { common } from './common.js';
import { confirmation } from './confirmation.js';
import { descriptions } from './descriptions.js';
import { detail } from './detail.js';
import { errors } from './errors.js';
import { header } from './header.js';
import { home } from './home.js';
import { login } from './login.js';
import { matches } from './matches.js';
import { partner } from './partner.js';
import { problems } from './problems.js';
import { profile } from './profile.js';
import { statistics } from './statistics.js';

/** The Czech dictionary: the base that every other language is checked against. */
const cs = {
  account,
  chat,
  common,
  confirmation,
  descriptions,
  detail,
  errors,
  header,
  home,
  login,
  matches,
  partner,
  problems,
  profile,
  statistics,
} satisfies BaseTranslation;

export default cs;
