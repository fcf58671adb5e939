/** Returns `draw` with a cache that keeps every drawing. Use this only if `draw` has few possible arguments. */
export function drawnOnce<Subject, Drawing>(draw: (subject: Subject) => Drawing): (subject: Subject) => Drawing {
  const drawn = new Map<Subject, Drawing>();
  return (subject) => {
    const known = drawn.get(subject);
    if (known !== undefined) return known;
    const drawing = draw(subject);
    drawn.set(subject, drawing);
    return drawing;
  };
}
