/** One parameter of an address as text; what is empty or no text is not there. */
export function textParameter<Name extends string>(
  name: Name,
  given: Record<string, unknown>,
): { [Key in Name]?: string } {
  const value = given[name];
  // The one key is the given name, which a computed key's type can't say.
  return typeof value === 'string' && value !== '' ? ({ [name]: value } as { [Key in Name]?: string }) : {};
}
