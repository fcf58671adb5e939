/** Caches a drawing function by its subject, for drawings with few subjects. */
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
