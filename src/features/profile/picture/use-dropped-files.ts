import { useEffect, useRef, useState } from 'react';
import { refusePicture } from './refusal';

/** The part of `DataTransfer` that holds dropped or pasted files. */
interface Transferred {
  readonly files: ArrayLike<File>;
}

/** Whether a drag or the clipboard carries files; a drag does not show more before it ends. */
const carriesFiles = ({ types }: { readonly types: readonly string[] }): boolean => types.includes('Files');

/** The one file that was dropped or pasted. @throws PictureRefused when there is none, or more than one */
function pickedFile({ files }: Transferred): File {
  const [first, ...others] = Array.from(files);
  if (!first) refusePicture({ reason: 'nothing' });
  if (others.length > 0) refusePicture({ reason: 'several' });
  return first;
}

/** Whether what is pasted belongs to the field that has the focus: word processors put a picture beside the text. */
function belongsToField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData !== null && clipboardData.types.includes('text/plain');
}

/** Takes a file that is pasted, or dropped anywhere on the page, which the browser would open in its place; tells whether one is dragged. */
export function useDroppedFiles(onPick: (pick: () => File) => void): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const handler = useRef(onPick);
  useEffect(() => {
    handler.current = onPick;
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onDrag = (event: DragEvent): void => {
      if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsDragged(true);
    };
    window.addEventListener('dragover', onDrag, { signal });
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsDragged(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setIsDragged(false);
        const { dataTransfer } = event;
        if (!dataTransfer || !carriesFiles(dataTransfer)) return;
        event.preventDefault();
        handler.current(() => pickedFile(dataTransfer));
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        const { clipboardData } = event;
        if (!clipboardData || !carriesFiles(clipboardData) || belongsToField(event)) return;
        event.preventDefault();
        handler.current(() => pickedFile(clipboardData));
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isDragged;
}
