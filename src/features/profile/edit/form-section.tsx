import type { ReactNode } from 'react';

/** A group of fields with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-card bg-surface p-4 shadow-card md:p-6">
      <legend className="float-left mb-1 text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}
