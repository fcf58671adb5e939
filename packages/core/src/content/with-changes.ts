/** Applies the changes to the fields. Undefined changes are ignored. */
export function withChanges<Fields extends object>(
  fields: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(named) };
}
