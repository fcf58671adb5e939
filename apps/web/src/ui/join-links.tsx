import { useReader } from '../lib/auth-provider.tsx';
import { stringifySearch } from '../lib/search-schema.ts';
import { ButtonLink } from './button.tsx';
import layout from './layout.module.css';
import text from './text.module.css';

/** Links to join or renew and, for anonymous readers, to log in. `path` opens after the login. */
export function JoinLinks({ path }: { path: string }) {
  const reader = useReader();
  return (
    <div className={layout.row}>
      <ButtonLink to="/membership" variant="primary">
        {reader?.subscriptionStatus === 'ended' ? 'Renew membership' : 'Become a member'}
      </ButtonLink>
      {reader ? null : (
        <p className={text.meta}>
          Already a member? <a href={`/login${stringifySearch({ next: path })}`}>Login</a>
        </p>
      )}
    </div>
  );
}
