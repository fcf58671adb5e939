/** The fields with those that the changes name; what is undefined there stays as it was. */
export function withChanges<Fields extends object>(
  fields: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(named) };
}
