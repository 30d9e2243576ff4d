import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type Resolver,
  type SetValueConfig,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useUnsavedWork } from '@/components/unsaved-work';
import { useI18n } from '@/i18n/context';
import { cleanIdentifier, cleanName } from '@/lib/text';
import { fieldErrorText, type FieldTexts, type Refusal, refusedType, refusedFields } from './field-errors';

interface ContractFormOptions<Values extends FieldValues, Request, Field extends FieldPath<Values>> {
  schema: ZodMiniType<Request>;
  /** The initial values, also of fields that are sent without being shown. */
  defaultValues: Values;
  /** What would be sent for what the fields hold; the same unless given. */
  toRequest?: (values: Values) => unknown;
  texts: Readonly<Record<Field, FieldTexts>>;
  /** The codes of refusals which say that one field is taken. */
  taken?: Readonly<Partial<Record<string, NoInfer<Field>>>>;
  /** Checks a field once it is left, and again while it is put right; otherwise with the attempt to send. */
  validatesOnBlur?: boolean;
  /** The field that takes the focus as soon as the form is there: the press that led to it has taken its own control away. */
  autoFocusField?: NoInfer<Field> | false;
}

/** What a field holds as it was meant: keyboards and pastes put spaces and unseen characters around it. A password is taken as it is. */
function cleanValue({ autocomplete, value }: HTMLInputElement): string {
  if (autocomplete.includes('password')) return value;
  return /^(username|email)$/.test(autocomplete) ? cleanIdentifier(value) : cleanName(value);
}

/** Takes what fields hold into the form as it was meant, also where a password manager filled them in without an event. */
function syncInputs<Values extends FieldValues>(
  fields: Iterable<Element>,
  { getValues, setValue }: UseFormReturn<Values, unknown, never>,
  options: SetValueConfig = {},
): void {
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox' || field.name === '') continue;
    const name = field.name as FieldPath<Values>;
    const value = cleanValue(field);
    if (getValues(name) !== value || field.value !== value)
      setValue(name, value as PathValue<Values, typeof name>, options);
  }
}

/** A form checked by the contract's schema before any call. Register fields in the order of the screen: the first wrong one is focused. */
export function useContractForm<Values extends FieldValues, Request, Field extends FieldPath<Values>>({
  schema,
  defaultValues,
  toRequest = (values) => values,
  texts: words,
  taken,
  validatesOnBlur: checksEarly = false,
  autoFocusField: takesFocus = false,
}: ContractFormOptions<Values, Request, Field>) {
  const { LL } = useI18n();
  // The schema says of what is sent what it is checked to be; what the fields hold may still be anything.
  const validate = zodResolver(schema as ZodMiniType<Request, Values>);
  const resolver = ((values, context, options) =>
    validate(toRequest(values) as Values, context, options)) as Resolver<Values, unknown, Request>;
  const form = useForm<Values, unknown, Request>({
    resolver,
    mode: checksEarly ? 'onTouched' : 'onSubmit',
    reValidateMode: checksEarly ? 'onChange' : 'onSubmit',
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { clearErrors, formState, getValues, handleSubmit, setError } = form;
  const { errors } = formState;
  useUnsavedWork(formState.isDirty);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = takesFocus && element.current?.elements.namedItem(takesFocus);
    if (field instanceof HTMLElement) field.focus();
  }, [takesFocus]);

  const [status, setStatus] = useState('');
  const errorOf = (field: Field): string | undefined => {
    const found = get(errors, field) as FieldError | FieldError[] | undefined;
    const error = Array.isArray(found) ? found.find(Boolean) : found;
    return error && fieldErrorText(LL, words[field], error, getValues(field));
  };
  const announceErrorCount = (count: number): void => setStatus(LL.common.form.toMend({ count }));
  /** The field that was left last, until it has been validated. */
  const blurredField = useRef<Field | null>(null);
  useEffect(() => {
    const field = blurredField.current;
    const error = field === null ? undefined : errorOf(field);
    if (error === undefined) return;
    blurredField.current = null;
    setStatus(error);
    // Its error alone makes it heard.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [errors]);

  const refusedFieldsOf = (refusal: Refusal | null) =>
    refusedFields(refusal, Object.keys(words) as Field[], taken);
  return {
    ...form,
    errorOf,
    /** For one live region: how many fields are to be mended, or what is wrong with the field that was left. */
    status,
    /** For the `<form>`. The method `dialog` sends nothing outside a dialog, also on a `submit()` without an event or without script. */
    formProps: (submit: (request: Request) => void): ComponentProps<'form'> => ({
      ref: element,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event) => {
        syncInputs(event.currentTarget.elements, form as never);
        setStatus('');
        void handleSubmit(
          (request) => {
            // The form was left while it was checked: nothing is sent.
            if (element.current) submit(request);
          },
          (fieldErrors) => announceErrorCount(Object.keys(fieldErrors).length),
        )(event);
      },
      onBlur: ({ target }) => {
        syncInputs([target], form as never, { shouldDirty: true, shouldValidate: checksEarly });
        const field = checksEarly && target.name in words ? (target.name as Field) : null;
        const error = field === null ? undefined : errorOf(field);
        // One that is not wrong yet is checked now.
        blurredField.current = error === undefined ? field : null;
        if (error !== undefined) setStatus(error);
      },
      onInput: ({ target }) => {
        // What was to be mended is being mended.
        setStatus('');
        const name = (target as Partial<HTMLInputElement>).name as FieldPath<Values> | undefined;
        if (!checksEarly && name && get(errors, name)) clearErrors(name);
      },
    }),
    refuse: (refusal: Refusal) => {
      const fields = [...refusedFieldsOf(refusal)];
      fields.forEach(([field, { code, message }], index) => {
        setError(field, { type: refusedType, types: { [code]: message } }, { shouldFocus: index === 0 });
      });
      if (fields.length > 0) announceErrorCount(fields.length);
    },
    isSaidAtFields: (refusal: Refusal | null) => refusedFieldsOf(refusal).size > 0,
  };
}

/** A form of react-hook-form with what the contract and the backend have against its fields. */
export type ContractForm<
  Values extends FieldValues,
  Request,
  Field extends FieldPath<Values> = FieldPath<Values>,
> = ReturnType<typeof useContractForm<Values, Request, Field>>;
