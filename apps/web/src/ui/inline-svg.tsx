interface InlineSvgProps {
  /** A drawing from @longreturn/site/art: markup that we generate, never external content. */
  svg: string;
  className?: string | undefined;
  /** The accessible name of a drawing that has meaning but no title. */
  label?: string;
}

/** A small inline drawing in the colour of the surrounding text. */
export function InlineSvg({ svg, className, label }: InlineSvgProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that we generate, see `svg`
  return <span className={className} dangerouslySetInnerHTML={{ __html: svg }} {...name} />;
}
