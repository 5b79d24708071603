import { graphql } from '#console/generated/gql.ts';

export const createJobDocument = graphql(`
  mutation CreateJob(
    $name: String
    $organizationId: ID!
    $purgeLetterFilesAfter: Int
    $notifyOnCompletion: Boolean
    $manualReviewEnabled: Boolean
    $letterFiles: [LetterFileInput!]!
  ) {
    createJob(
      name: $name
      organizationId: $organizationId
      purgeLetterFilesAfter: $purgeLetterFilesAfter
      notifyOnCompletion: $notifyOnCompletion
      manualReviewEnabled: $manualReviewEnabled
      letterFiles: $letterFiles
    ) {
      id
      awardLetters {
        id
        filename
        uploadUrl
      }
    }
  }
`);

export const lettersWithContentDocument = graphql(`
  query LettersWithContent($sha256s: [String!]!, $organizationId: ID!) {
    lettersWithContent(sha256s: $sha256s, organizationId: $organizationId) {
      id
      filename
      sha256
      job {
        id
        name
      }
    }
  }
`);

export const refreshUploadUrlDocument = graphql(`
  mutation RefreshUploadUrl($id: ID!, $organizationId: ID!) {
    refreshUploadUrl(id: $id, organizationId: $organizationId) {
      id
      uploadUrl
    }
  }
`);
