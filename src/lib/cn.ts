import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names, leaving out what is false. Classes of one property are never given twice (a component's variants
 * are exclusive, and callers add layout only), so no conflict resolution is needed.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
