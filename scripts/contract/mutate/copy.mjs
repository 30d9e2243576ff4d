/** A copy of the project in which anything may be broken. */
import { copyOf } from '../../lib/project.ts';

const SOURCES = ['src', 'mocks', 'tests', 'scripts', 'pacts', 'docs', 'openapi.yaml', 'package.json', 'tsconfig.json', 'vite.config.ts', 'orval.config.ts', '.typesafe-i18n.json']; // oxfmt-ignore

/** Makes one below .cache/ and gives its folder; to be removed by the caller. */
export const createCopy = () => copyOf('mutate', SOURCES);
