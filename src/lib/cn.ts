import { clsx, type ClassValue } from 'clsx';

/** Joins class names. Classes of one property are never given twice, so no conflict resolution is needed. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
