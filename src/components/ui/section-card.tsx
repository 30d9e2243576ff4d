import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SectionCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A card with a heading. It is no landmark, as a landmark would announce the heading twice. */
export const SectionCard = ({ title, className, children }: SectionCardProps) => (
  <section
    className={cn('grid content-start gap-4 rounded-card bg-surface p-4 shadow-card md:p-6', className)}
  >
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);
