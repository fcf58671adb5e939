import { Button } from '@mantine/core';
import { trpc } from '../../../lib/trpc.ts';
import { loadModals } from '../../modals/modal-host.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import type { FormPart } from './part-fields.ts';

interface ResetButtonProps {
  part: FormPart;
  title: string;
  onReset: () => void;
}

/** Resets a part to its default, after a confirmation. */
export function ResetButton({ part, title, onReset }: ResetButtonProps) {
  const reset = trpc.admin.settings.reset.useMutation(
    useAdminChange({ done: `${title} reset`, failed: reasonOr(`Failed to reset ${title}. Please try again.`) }),
  );
  const ask = () =>
    confirmDeletion({
      title: `Reset “${title}” to its default?`,
      text: 'The site shows the default again. What you and others entered here is removed. The audit log keeps a record of the change.',
      verb: 'Reset to default',
      run: async () => {
        await reset.mutateAsync({ part });
        onReset();
      },
    });
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      onPointerEnter={() => void loadModals()}
      onFocus={() => void loadModals()}
      onClick={ask}
    >
      Reset to default
    </Button>
  );
}
