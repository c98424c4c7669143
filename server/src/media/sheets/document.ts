import type PdfDocument from 'pdfkit';

export type Document = InstanceType<typeof PdfDocument>;
export interface Look {
  size: number;
  weight: 400 | 700;
  color: string;
}
export interface Place {
  x: number;
  y: number;
  width: number;
}

/** All that a document writes until its end. */
export async function contentsOf(doc: Document): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
