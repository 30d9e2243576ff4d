/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  Language
} from '../schemas/language.zod.ts';

import {
  Messages
} from '../schemas/messages.zod.ts';

import { http } from '../../api/http.ts';




export const getGetMessagesUrl = (hash: string,
    locale: Language,) => {




  return `/_i18n/${encodeURIComponent(String(hash))}/${encodeURIComponent(String(locale))}/messages.json`
}

/**
 * One language's texts. The hash is that of the content, so an answer may be cached for ever. Served as a static
 * file by the host of the app, without a session.
 * @summary Read a dictionary
 */
export const getMessages = async (hash: string,
    locale: Language, options?: RequestInit): Promise<Messages> => {

  return http<Messages>(getGetMessagesUrl(hash,locale),
  {
      isPublic: true,
    ...options,
    method: 'GET'

    ,
    schema: Messages
  }
);}



