import { clsx, type ClassValue } from 'clsx';

/** Joins class names; it does not resolve conflicts, so never pass two classes for one property. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
