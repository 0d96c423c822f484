/**
 * What MongoDB 8 documents (manual, "Query Predicates", "Update Operators", "Aggregation Stages" and
 * "Expressions"), and a few names of older and newer versions and of its insides.
 */
const names = (text: string): string[] => text.trim().split(/\s+/);

export const QUERY_NAMES = names(`
  $eq $gt $gte $in $lt $lte $ne $nin $and $not $nor $or $exists $type $expr $jsonSchema $mod $regex
  $options $text $where $geoIntersects $geoWithin $near $nearSphere $box $center $centerSphere
  $geometry $maxDistance $minDistance $polygon $uniqueDocs $all $elemMatch $size $bitsAllClear
  $bitsAllSet $bitsAnyClear $bitsAnySet $slice $meta $rand $natural $comment $sampleRate
  $alwaysTrue $alwaysFalse $within $geoNear $search $language $caseSensitive $diacriticSensitive
  $ref $id $db $function $hint $query $orderby $_internalExprEq $_internalSchemaType`);

export const UPDATE_NAMES = names(`
  $currentDate $inc $min $max $mul $rename $set $setOnInsert $unset $addToSet $pop $pull $push
  $pullAll $bit $each $position $slice $sort $pushAll $isolated $addFields $project $replaceRoot
  $replaceWith $v $diff`);

export const STAGE_NAMES = names(`
  $addFields $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $count
  $currentOp $densify $documents $facet $fill $geoNear $graphLookup $group $indexStats $limit
  $listLocalSessions $listSampledQueries $listSearchIndexes $listSessions $lookup $match $merge $out
  $planCacheStats $project $querySettings $queryStats $rankFusion $scoreFusion $redact $replaceRoot
  $replaceWith $sample $search $searchMeta $set $setWindowFields $sharedDataDistribution $shardedDataDistribution $skip
  $sort $sortByCount $unionWith $unset $unwind $vectorSearch $listClusterCatalog
  $_internalInhibitOptimization`);

export const ACCUMULATOR_NAMES = names(`
  $accumulator $addToSet $avg $bottom $bottomN $concatArrays $count $first $firstN $last $lastN $max
  $maxN $median $mergeObjects $min $minN $percentile $push $setUnion $stdDevPop $stdDevSamp $sum $top
  $topN $covariancePop $covarianceSamp $denseRank $derivative $documentNumber $expMovingAvg
  $integral $linearFill $locf $rank $shift $_internalJsReduce`);

export const EXPRESSION_NAMES = names(`
  $abs $acos $acosh $add $addToSet $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject
  $asin $asinh $atan $atan2 $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil
  $cmp $concat $concatArrays $cond $convert $cos $cosh $createObjectId $dateAdd $dateDiff
  $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc $dayOfMonth
  $dayOfWeek $dayOfYear $degreesToRadians $divide $encStrContains $encStrEndsWith
  $encStrNormalizedEq $encStrStartsWith $eq $exp $filter $first $firstN $floor $function $getField
  $gt $gte $hour $ifNull $in $indexOfArray $indexOfBytes $indexOfCP $isArray $isNumber $isoDayOfWeek
  $isoWeek $isoWeekYear $last $lastN $let $literal $ln $log $log10 $lt $lte $ltrim $map $max $maxN
  $median $mergeObjects $meta $millisecond $min $minN $minute $mod $month $multiply $ne $not
  $objectToArray $or $percentile $pow $push $radiansToDegrees $rand $range $reduce $regexFind
  $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $sampleRate $second
  $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $sigmoid $sin $sinh
  $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strcasecmp $strLenBytes $strLenCP
  $substr $substrBytes $substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal
  $toDouble $toHashedIndexKey $toInt $toLong $toLower $toObjectId $toString $toUpper $toUUID $top
  $topN $bottom $bottomN $trim $trunc $tsIncrement $tsSecond $type $unsetField $week $year $zip
  $expr $accumulator $count $currentDate $elemMatch $exists $regex $nin $all $nor $where $comment
  $serializeEJSON $deserializeEJSON $minMaxScaler $similarityDotProduct $_internalFindSlice`);

/** Names nobody documents: other spellings, and what objects of JavaScript have by themselves. */
export const NONSENSE_NAMES = names(`
  $foo $GT $Set $eq2 $$eq $ $. $__proto__ $constructor $toString2 $hasOwnProperty $valueOf
  $prototype`);
