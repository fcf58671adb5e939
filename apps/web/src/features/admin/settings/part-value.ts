import { SETTING_SCHEMAS, type SettingValues } from '@longreturn/contract/settings';
import { LEGAL_PAGES, type LegalPage, type LegalPageName } from '@longreturn/contract/site';
import { slugify } from '@longreturn/contract/slug';
import { z } from 'zod';
import type { Failure } from '../../../lib/read-failure.ts';
import type { FormPart } from './part-fields.ts';

/** The values of a part's form. */
export interface PartForm extends Record<string, unknown> {
  value: unknown;
}

/** Returns the schema of a part's form. Its output is the value to store. */
export function partSchema(part: FormPart): z.ZodType<PartForm> {
  return z.object({ value: z.preprocess((typed) => storedValue(part, typed), SETTING_SCHEMAS[part]) });
}

/** Returns a part's value in the shape of its form, in which every section of a legal text has a list of links. */
export function partForm(part: FormPart, value: unknown): PartForm {
  if (!isLegal(part)) return { value };
  const page = value as LegalPage; // the value of a legal part
  return { value: { ...page, sections: page.sections.map((section) => ({ ...section, links: section.links ?? [] })) } };
}

/** Returns the value to store for a form: empty lists of links are removed, and each section gets an anchor. */
function storedValue(part: FormPart, typed: unknown): unknown {
  if (part === 'booking') return { url: (typed as SettingValues['booking']).url || null }; // the value of this part
  if (!isLegal(part)) return typed;
  const page = typed as LegalPage; // the value of a legal part
  return {
    ...page,
    sections: page.sections.map(({ links, ...section }) => ({
      ...section,
      id: section.id.trim() || slugify(section.title),
      ...(links?.length && { links }),
    })),
  };
}

function isLegal(part: FormPart): part is LegalPageName {
  return LEGAL_PAGES.some((page) => page === part);
}

/**
 * Returns the server's errors with the form's paths as keys. The server's key for an error of the whole value is
 * 'input'.
 */
export function serverErrors({ fields }: Pick<Failure, 'fields'>): Record<string, string> {
  const errors = Object.entries(fields);
  return Object.fromEntries(errors.map(([path, error]) => [path === 'input' ? 'value' : `value.${path}`, error]));
}
