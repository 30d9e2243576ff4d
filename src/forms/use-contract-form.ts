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
import { useUnsavedWork } from '@/components/state/unsaved-work';
import { useI18n } from '@/i18n/context';
import { noticeDelayMs } from '@/lib/browser/scheduling';
import type { Failure } from '@/lib/failure';
import { cleanIdentifier, cleanName } from '@/lib/format/text';
import { fieldErrorText, type FieldTexts, refusedType, refusedFields } from './field-errors';

interface ContractFormOptions<Values extends FieldValues, Request, Field extends FieldPath<Values>> {
  schema: ZodMiniType<Request>;
  /** The initial values, also of fields that are sent but not shown. */
  defaultValues: Values;
  /** Converts the fields' values to the request; by default the values are the request. */
  toRequest?: (values: Values) => unknown;
  texts: Readonly<Record<Field, FieldTexts>>;
  /** Maps problem codes such as `email_taken` to the field that they are about. */
  taken?: Readonly<Partial<Record<string, NoInfer<Field>>>>;
  /** Validates a field on blur and then on each change; otherwise only on submit. */
  validatesOnBlur?: boolean;
  /** The field to focus on mount, as the control that opened the form has unmounted. */
  autoFocusField?: NoInfer<Field> | false;
}

/** The field's value without the spaces and invisible characters that keyboards and pastes add; a password stays unchanged. */
function cleanValue({ autocomplete, value }: HTMLInputElement): string {
  if (autocomplete.includes('password')) return value;
  return /^(username|email)$/.test(autocomplete) ? cleanIdentifier(value) : cleanName(value);
}

/** Copies the cleaned values of inputs into the form state; a password manager may have set them without events. */
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

/** A react-hook-form that validates by the contract's schema. The first field with `aria-invalid` is focused after a refusal. */
export function useContractForm<Values extends FieldValues, Request, Field extends FieldPath<Values>>({
  schema,
  defaultValues,
  toRequest = (values) => values,
  texts,
  taken,
  validatesOnBlur = false,
  autoFocusField = false,
}: ContractFormOptions<Values, Request, Field>) {
  const { LL } = useI18n();
  // The cast is needed because the values of the fields may not have the types of the request yet.
  const validate = zodResolver(schema as ZodMiniType<Request, Values>);
  const resolver = ((values, context, options) =>
    validate(toRequest(values) as Values, context, options)) as Resolver<Values, unknown, Request>;
  const form = useForm<Values, unknown, Request>({
    resolver,
    mode: validatesOnBlur ? 'onTouched' : 'onSubmit',
    reValidateMode: validatesOnBlur ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { clearErrors, formState, getValues, handleSubmit, setError } = form;
  const { errors } = formState;
  useUnsavedWork(formState.isDirty);
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = autoFocusField && element.current?.elements.namedItem(autoFocusField);
    if (field instanceof HTMLElement) field.focus();
  }, [autoFocusField]);

  const [status, setStatus] = useState('');
  const errorOf = (field: Field): string | undefined => {
    const fieldErrors: FieldError | FieldError[] | undefined = get(errors, field);
    const error = Array.isArray(fieldErrors) ? fieldErrors.find(Boolean) : fieldErrors;
    return error && fieldErrorText(LL, texts[field], error, getValues(field));
  };
  /** Whether wrong fields wait for the effect below, in which their errors are in the document. */
  const isRefused = useRef(false);
  const refuseFields = (): void => void (isRefused.current = true);
  useLayoutEffect(() => {
    if (!isRefused.current) return undefined;
    const wrongFields = element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [];
    const [wrongField] = wrongFields;
    const count = LL.common.form.toMend({ count: Object.keys(errors).length });
    const previousFocus = document.activeElement;
    const names = Array.from(wrongFields, ({ labels }) => labels?.[0]?.textContent).join(', ');
    setStatus(
      wrongField === previousFocus
        ? `${count}. ${errorOf(wrongField?.name as Field) ?? ''}`
        : `${count}: ${names}`,
    );
    // A screen reader would say a description that comes after the focus once more.
    const timer = setTimeout(() => {
      isRefused.current = false;
      if (document.activeElement !== previousFocus) return;
      wrongField?.focus();
      // The button of a form leaves the focus in the field, and `focus` does not scroll to an element that has it.
      wrongField?.scrollIntoView({ block: 'nearest' });
    }, noticeDelayMs);
    return () => clearTimeout(timer);
    // A refusal changes the errors.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [errors]);
  /** The field of the last blur event, until it has been validated. */
  const blurredField = useRef<Field | null>(null);
  useEffect(() => {
    const field = blurredField.current;
    const error = field === null ? undefined : errorOf(field);
    if (error === undefined) return;
    blurredField.current = null;
    setStatus(error);
    // Only new errors are announced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [errors]);

  const refusedFieldsOf = (refusal: Failure | null) =>
    refusedFields(refusal, Object.keys(texts) as Field[], taken);
  return {
    ...form,
    errorOf,
    /** Registers a field; the props of its control, with its error. */
    field: (name: Field) => ({ ...form.register(name), error: errorOf(name) }),
    /** The text of the form's live region: how many fields to correct, or the error of the field that lost the focus. */
    status,
    /** Props of the `<form>`. The method `dialog` prevents a native submission, even if no script handles it. */
    formProps: (submit: (request: Request) => void): ComponentProps<'form'> => ({
      ref: element,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event) => {
        syncInputs(event.currentTarget.elements, form as never);
        setStatus('');
        void handleSubmit((request) => {
          // The form may have unmounted during validation.
          if (element.current) submit(request);
        }, refuseFields)(event);
      },
      onBlur: ({ target }) => {
        syncInputs([target], form as never, { shouldDirty: true, shouldValidate: validatesOnBlur });
        const field = validatesOnBlur && target.name in texts ? (target.name as Field) : null;
        const error = field === null ? undefined : errorOf(field);
        // A field without an error is validated now; the effect above announces the result.
        blurredField.current = error === undefined ? field : null;
        if (error !== undefined) setStatus(error);
      },
      onInput: ({ target }) => {
        setStatus('');
        const name = (target as Partial<HTMLInputElement>).name as FieldPath<Values> | undefined;
        if (!validatesOnBlur && name && get(errors, name)) clearErrors(name);
      },
    }),
    /** Shows the backend's problems at their fields and focuses the first of these fields. */
    refuse: (refusal: Failure) => {
      const fields = [...refusedFieldsOf(refusal)];
      for (const [field, { code, message }] of fields)
        setError(field, { type: refusedType, types: { [code]: message } });
      if (fields.length > 0) refuseFields();
    },
    hasFieldProblems: (refusal: Failure | null) => refusedFieldsOf(refusal).size > 0,
  };
}
