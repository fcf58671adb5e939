interface InlineSvgProps {
  /** A drawing of @longreturn/site/art: our own markup, never anything from outside. */
  svg: string;
  className?: string | undefined;
  /** Names a drawing that says something and does not name itself. */
  label?: string;
}

/** A small drawing as part of the page, in the colour of the text around it. */
export function InlineSvg({ svg, className, label }: InlineSvgProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the generators' own markup, see `svg`
  return <span className={className} dangerouslySetInnerHTML={{ __html: svg }} {...name} />;
}
