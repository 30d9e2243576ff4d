import type { Translation } from '@/i18n/i18n-types';
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

/** The English dictionary: does not compile while a key or a placeholder of the Czech one is missing. */
const en: Translation = {
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
};

export default en;
