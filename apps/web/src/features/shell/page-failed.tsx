import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Blank } from '../../ui/blank.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Wrap } from '../../ui/section.tsx';
import styles from './message-page.module.css';

/** The error page for a page whose data can't be read. It never shows the cause. */
export function PageFailed({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  // Without JavaScript the link requests the same page again.
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
        text="Please try again. If it still doesn’t load, check your connection."
        action={
          <ButtonAnchor href={router.state.location.href} onClick={retry}>
            Try again
          </ButtonAnchor>
        }
      />
    </Wrap>
  );
}
