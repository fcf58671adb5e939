import { adminUserSchema } from '@longreturn/contract/admin';
import { adminArticleSchema, adminEpisodeSchema } from '@longreturn/contract/admin-content';
import {
  articleCardSchema,
  articlePageSchema,
  articleSchema,
  episodePageSchema,
  episodeSchema,
  mediaItemSchema,
  searchResultSchema,
  topicSchema,
} from '@longreturn/contract/content';
import { coverSchema } from '@longreturn/contract/cover';
import { ERRORS } from '@longreturn/contract/errors';
import { mediaFileSchema } from '@longreturn/contract/media-library';
import { adminIssueSchema, issueCardSchema, issuePageSchema } from '@longreturn/contract/newsletter-issue';
import { adminQuestionSchema, memberQuestionSchema } from '@longreturn/contract/questions';
import { sourceSchema } from '@longreturn/contract/sources';
import { z } from 'zod';
import type { JsonSchema } from './document.ts';

/** The schemas that several responses share. The document defines each of them once. */
const NAMED: Record<string, z.ZodType> = {
  AdminArticle: adminArticleSchema,
  AdminEpisode: adminEpisodeSchema,
  AdminQuestion: adminQuestionSchema,
  AdminUser: adminUserSchema,
  Article: articleSchema,
  ArticleCard: articleCardSchema,
  ArticlePage: articlePageSchema,
  Cover: coverSchema,
  Episode: episodeSchema,
  EpisodePage: episodePageSchema,
  Issue: adminIssueSchema,
  IssueCard: issueCardSchema,
  IssuePage: issuePageSchema,
  MediaFile: mediaFileSchema,
  MediaItem: mediaItemSchema,
  Question: memberQuestionSchema,
  SearchResult: searchResultSchema,
  Source: sourceSchema,
  Topic: topicSchema,
};

const ERROR: JsonSchema = {
  type: 'object',
  description: 'The body of every error response.',
  properties: {
    error: { type: 'string', description: 'The error message to show to users.' },
    code: { type: 'string', description: 'The error code for programs.', enum: Object.keys(ERRORS) },
    fields: {
      type: 'object',
      description: 'The error message of each invalid field.',
      additionalProperties: { type: 'string' },
    },
    requestId: {
      type: 'string',
      description: 'The request ID of a 5xx response. Include it when you report the problem.',
    },
  },
  required: ['error', 'code'],
};

const refOf = (name: string) => `#/components/schemas/${name}`;

export const ERROR_REF: JsonSchema = { $ref: refOf('Error') };

/** Returns the shared schemas for the `components` of the document. */
export function componentSchemas(): Record<string, JsonSchema> {
  return { ...toJsonSchemas(NAMED, 'output'), Error: ERROR };
}

/** Converts a zod schema to JSON Schema, with references to shared schemas. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const name = Object.keys(NAMED).find((each) => NAMED[each] === schema);
  if (name) return { $ref: refOf(name) };
  return toJsonSchemas({ ...NAMED, asked: schema }, io)['asked'] ?? {};
}

function toJsonSchemas(zods: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(zods)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refOf, override: tidySchema, io });
  const plain = Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]);
  return Object.fromEntries(plain) as Record<string, JsonSchema>; // JSON Schema, as requested from zod
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/**
 * Removes keywords that zod adds but API clients don't need: patterns that duplicate a format, the bounds of safe
 * integers, and `additionalProperties: false`.
 */
const tidySchema: Override = ({ jsonSchema }) => {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties; // a later version may add fields
};
