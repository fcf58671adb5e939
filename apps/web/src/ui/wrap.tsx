import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';

interface WrapProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page's width: 1200 px plus gutters. */
export function Wrap({ className, children }: WrapProps) {
  return <div className={classNames(layout.wrap, className)}>{children}</div>;
}
