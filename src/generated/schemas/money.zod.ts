/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const moneyAmountMin = 0;
export const moneyAmountMax = 100000000;

export const moneyCurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Money = /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moneyAmountMin)).check(/*#__PURE__*/ zod.lte(moneyAmountMax)),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(moneyCurrencyRegExp))
});

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;
