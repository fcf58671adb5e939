import type { AdminArticle, PreviewLink as CreatedLink } from '@longreturn/contract/admin-content';
import { ActionButton } from '../../ui/action-button.tsx';
import { RowActions } from './admin-table.tsx';
import { PreviewLink } from './preview-link.tsx';
import { DeleteButton, EditButton } from './row-buttons.tsx';

interface ItemActionsProps {
  item: Pick<AdminArticle, 'id' | 'title' | 'slug' | 'state' | 'updatedAt'>;
  createPreview: () => Promise<CreatedLink>;
  isPublishing: boolean;
  /** Called with the new publication time: now to publish the item, or null to make it a draft again. */
  onPublish: (publishedAt: string | null) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of an episode or article: preview, publish or unpublish, edit and delete. */
export function ItemActions(props: ItemActionsProps) {
  const { item, createPreview, isPublishing, onPublish, onEdit, onDelete } = props;
  const isPublic = item.state === 'published';
  const label = isPublic ? 'Unpublish' : 'Publish';
  return (
    <RowActions>
      {isPublic ? null : <PreviewLink item={item} create={createPreview} />}
      <ActionButton
        size="sm"
        variant="quiet"
        label={label}
        busyLabel="Saving..."
        busy={isPublishing}
        aria-description={item.title}
        onClick={() => onPublish(isPublic ? null : new Date().toISOString())}
      />
      <EditButton of={item.title} onClick={onEdit} />
      <DeleteButton of={item.title} onClick={onDelete} />
    </RowActions>
  );
}
