import { useEffect, useRef, useState } from 'react';
import { PictureRefused } from './refusal';

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Returns the dropped or pasted file. Throws PictureRefused when there is not exactly one. */
function getSingleFile({ files }: DataTransfer): File {
  const [first, ...others] = Array.from(files);
  if (!first) throw new PictureRefused({ reason: 'nothing' });
  if (others.length > 0) throw new PictureRefused({ reason: 'several' });
  return first;
}

/** Whether text is pasted into a field; word processors add a picture to copied text. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData !== null && clipboardData.types.includes('text/plain');
}

/** Calls `onPick` with a function that returns the file that was pasted, or dropped anywhere on the page. Returns whether a file is being dragged. */
export function useDroppedFiles(onPick: (pick: () => File) => void): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const handler = useRef(onPick);
  useEffect(() => {
    handler.current = onPick;
  });
  useEffect(() => {
    const controller = new AbortController();
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ): void => window.addEventListener(type, listener, { signal: controller.signal });
    const handleFiles = (event: Event, data: DataTransfer | null): void => {
      if (!data || !hasFiles(data)) return;
      event.preventDefault();
      handler.current(() => getSingleFile(data));
    };
    on('dragover', (event) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsDragged(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setIsDragged(false);
    });
    on('drop', (event) => {
      setIsDragged(false);
      handleFiles(event, event.dataTransfer);
    });
    on('paste', (event) => {
      if (!isTextForField(event)) handleFiles(event, event.clipboardData);
    });
    return () => controller.abort();
  }, []);
  return isDragged;
}
