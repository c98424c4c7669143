import { S3Driver } from 'flydrive/drivers/s3';

/**
 * A bucket named by `s3://bucket`, with `endpoint`, `region`, `accessKeyId` and `secretAccessKey` in the query;
 * what is left out comes from the usual AWS variables.
 */
export function openS3(storageUrl: string): S3Driver {
  return new S3Driver({ ...readS3Url(storageUrl), visibility: 'private', supportsACL: false });
}

/** @throws TypeError when the text is no address */
export function readS3Url(storageUrl: string) {
  const { hostname, searchParams } = new URL(storageUrl);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const accessKeyId = searchParams.get('accessKeyId');
  const secretAccessKey = searchParams.get('secretAccessKey');
  const region = searchParams.get('region');
  return {
    bucket: hostname,
    ...(region && { region }),
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  };
}
