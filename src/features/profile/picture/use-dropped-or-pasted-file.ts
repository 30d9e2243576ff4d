import { useEffect, useEffectEvent, useState } from 'react';
import { joinStops, listen } from '@/lib/browser/listen';
import { PictureRefused } from './refusal';

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Returns the dropped or pasted file. Throws PictureRefused unless there is exactly one file. */
function getSingleFile({ files }: DataTransfer): File {
  const [file, ...otherFiles] = Array.from(files);
  if (!file) throw new PictureRefused({ reason: 'nothing' });
  if (otherFiles.length > 0) throw new PictureRefused({ reason: 'several' });
  return file;
}

/** Whether text is pasted into a field; word processors add a picture to copied text. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && clipboardData !== null && clipboardData.types.includes('text/plain');
}

/** Calls `onPick` with a function that returns the file that was pasted, or dropped anywhere on the page. Returns whether a file is being dragged. */
export function useDroppedOrPastedFile(onPick: (getFile: () => File) => void): boolean {
  const [isFileDragged, setIsFileDragged] = useState(false);
  const handleFiles = useEffectEvent((event: Event, data: DataTransfer | null): void => {
    if (!data || !hasFiles(data)) return;
    event.preventDefault();
    onPick(() => getSingleFile(data));
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setIsFileDragged(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setIsFileDragged(false);
    };
    const onDrop = (event: DragEvent): void => {
      setIsFileDragged(false);
      handleFiles(event, event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (!isTextForField(event)) handleFiles(event, event.clipboardData);
    };
    return joinStops(
      listen(window, ['dragover'], onDragOver),
      listen(window, ['dragleave'], onDragLeave),
      listen(window, ['drop'], onDrop),
      listen(window, ['paste'], onPaste),
    );
  }, []);
  return isFileDragged;
}
