import { TableCell, TableHeader, TableRow, Table as TiptapTable } from '@tiptap/extension-table';

/** The same pattern as in core's sanitiser. */
const SPAN = /^(?:[2-9]|[1-9]\d)$/;

const cellParts = {
  addAttributes: () => ({
    colspan: spanOf('colspan'),
    rowspan: spanOf('rowspan'),
    colwidth: { default: null, rendered: false, parseHTML: () => null }, // columns have no widths
  }),
};

function spanOf(name: string) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const span = element.getAttribute(name) ?? '';
      return SPAN.test(span) ? Number(span) : 1;
    },
  };
}

export const Table = TiptapTable.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false });
export const Row = TableRow;
export const Cell = TableCell.extend(cellParts);
export const HeaderCell = TableHeader.extend(cellParts);
