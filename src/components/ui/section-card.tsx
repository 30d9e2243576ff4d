import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface SectionCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a screen as a card under its heading, by which it is named. */
export function SectionCard({ title, className, children }: SectionCardProps): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('grid content-start gap-4 rounded-card bg-surface p-4 shadow-card md:p-6', className)}
    >
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
