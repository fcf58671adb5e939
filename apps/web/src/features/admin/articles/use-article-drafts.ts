import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useAuth } from '../../../lib/auth-provider.tsx';
import { type ArticleDraft, type BaseVersion, draftKey, readDrafts, storeDrafts } from './article-drafts.ts';
import { type ArticleFields, isSameArticle } from './article-fields.ts';

const DELAY_MS = 800;

interface DraftsOptions {
  articleId: string | undefined;
  base: BaseVersion;
}

interface KeptDrafts {
  /** An earlier draft to restore or discard. */
  offer: ArticleDraft | undefined;
  /** Deletes the offered draft. The next earlier draft, if there is one, becomes the offer. */
  settleOffer: () => void;
  /** Stores the fields shortly after the last change. */
  keep: (fields: ArticleFields) => void;
  /** Deletes all drafts of the article. For use after the article was saved. */
  clear: () => void;
  /** Whether the current draft could be stored; undefined if there is no draft. */
  isKept: boolean | undefined;
}

/**
 * Stores the text of an article form on this device while the user types, separately for each user. Earlier drafts are
 * offered, and stay stored until the user restores or discards them.
 */
export function useArticleDrafts({ articleId, base }: DraftsOptions): KeptDrafts {
  const { session } = useAuth();
  const key = draftKey(session.is === 'user' ? session.user.id : '', articleId);
  const [offers, setOffers] = useState(() =>
    readDrafts(key).filter(({ fields }) => !isSameArticle(fields, base.fields)),
  );
  const [current, setCurrent] = useState<ArticleDraft>();
  const [isKept, setKept] = useState<boolean>();
  const store = useDebouncedCallback(
    (fields: ArticleFields) => {
      const isTyped = !isSameArticle(fields, base.fields);
      const draft = isTyped ? { savedAt: new Date().toISOString(), base, fields } : undefined;
      setCurrent(draft);
      const isStored = storeDrafts(key, draft ? [draft, ...offers] : offers);
      setKept(isTyped ? isStored : undefined);
    },
    { delay: DELAY_MS, flushOnUnmount: true },
  );
  useWindowEvent('pagehide', () => store.flush());
  return {
    offer: offers[0],
    settleOffer: () => {
      const [, ...others] = offers;
      setOffers(others);
      storeDrafts(key, current ? [current, ...others] : others);
    },
    keep: store,
    clear: () => {
      store.cancel();
      storeDrafts(key, []);
    },
    isKept,
  };
}
