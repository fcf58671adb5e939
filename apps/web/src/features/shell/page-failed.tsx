import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Blank } from '../../ui/blank.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './message-page.module.css';

/** What a page answers when its data could not be read; says nothing of the cause. */
export function PageFailed({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  // Without JavaScript the link simply asks for the same page again.
  const retry = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    reset();
    void router.invalidate();
  };
  return (
    <Wrap className={styles.page}>
      <title>This page didn’t load</title>
      <Blank
        heading={1}
        tone="failed"
        title="This page didn’t load"
        text="Check your connection and try again."
        action={
          <ButtonAnchor href={router.state.location.href} onClick={retry}>
            Try again
          </ButtonAnchor>
        }
      />
    </Wrap>
  );
}
