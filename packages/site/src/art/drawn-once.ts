/** Takes a drawing of few possible subjects and returns it drawn once for each: the same subject gives the same drawing. */
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
