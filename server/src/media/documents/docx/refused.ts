import { AppError } from '../../../errors.ts';

/** Parts that hold programs or other files; documents for families have none. */
const ACTING_PART =
  /vbaproject|vbadata|activex|(^|\/)embeddings\/|\.(exe|dll|com|msi|lnk|jar|js|vbs|bat|cmd|ps1|wsf|scr|hta|zip|ole)$/i;

/**
 * Relationships to programs and other files, or to what would be missed where it is dropped: charts and diagrams, whose
 * pictures are drawn by the reader. By the end of their type.
 */
const ACTING_TYPE =
  /\/(attachedtemplate|attachedtoolbars|oleobject|package|control|activex\w*|vbaproject|wordvbadata|frame|subdocument|afchunk|mailmerge\w*|recipientdata|externallink\w*|video|audio|media|chart|chartex|diagramdata)$/;

/** Elements that fetch or run something, or hold another file. What a template is, its relationship says. */
const ACTING_ELEMENTS = new Set(
  `w:altChunk w:subDoc w:control w:object w:objectEmbed w:objectLink w:mailMerge w:movie
  w:contentPart w:entryMacro w:exitMacro w:frameset o:OLEObject a:audioFile a:audioCd a:videoFile a:wavAudioFile
  a:quickTimeFile a:snd`.split(/\s+/),
);

/** Fields that fetch, run, print or carry something ([MS-OI29500] and ECMA-376, part 1, 17.16.5). */
const ACTING_FIELD =
  /^(dde|ddeauto|include|includetext|includepicture|link|import|embed|macrobutton|database|rd|control|htmlcontrol|print|mergerec|mergeseq|next|nextif|skipif|addin)$/i;

export function isActingPart(name: string): boolean {
  return ACTING_PART.test(name);
}

/** @param type in any case, transitional or strict */
export function isActingRelationship(type: string): boolean {
  return ACTING_TYPE.test(type.toLowerCase());
}

/** @param name with its usual prefix */
export function isActingElement(name: string): boolean {
  return ACTING_ELEMENTS.has(name);
}

/** @param type the first word of a field */
export function isActingField(type: string): boolean {
  return ACTING_FIELD.test(type);
}

/** The error of a document that acts, or that cannot be read without doubt (decision 034). */
export function unsafe(): AppError {
  return new AppError('UNSAFE_FILE');
}
