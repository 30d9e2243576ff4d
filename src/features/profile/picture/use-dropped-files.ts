import { useEffect, useRef, useState } from 'react';
import { refusePicture } from './refusal';

/** Whether a drag or the clipboard carries files; a drag does not show more before it ends. */
const carriesFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** The one file that was dropped or pasted. @throws PictureRefused when there is none, or more than one */
function pickedFile({ files }: DataTransfer): File {
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
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ): void => window.addEventListener(type, listener, { signal: listening.signal });
    const take = (event: Event, data: DataTransfer | null): void => {
      if (!data || !carriesFiles(data)) return;
      event.preventDefault();
      handler.current(() => pickedFile(data));
    };
    on('dragover', (event) => {
      if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsDragged(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsDragged(false);
    });
    on('drop', (event) => {
      setIsDragged(false);
      take(event, event.dataTransfer);
    });
    on('paste', (event) => {
      if (!belongsToField(event)) take(event, event.clipboardData);
    });
    return () => listening.abort();
  }, []);
  return isDragged;
}
